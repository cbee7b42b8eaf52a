/** How long a part of the program may take to arrive, in ms. */
const CHUNK_LIMIT_MS = 30_000

/**
 * A part of the program could not be loaded: the connection is gone, it took too long, or the server has
 * a newer version and no longer this part.
 */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
}

type FailureListener = (error: ChunkLoadError) => void

const listeners = new Set<FailureListener>()

/** Calls `listener` whenever a part of the program could not be loaded. */
export function onChunkFailure(listener: FailureListener): void {
  listeners.add(listener)
}

let alongside: () => Promise<unknown> = () => Promise.resolve()

/** Says what every part that is loaded late needs beside its code: it is loaded at the same time. */
export function loadAlongside(load: () => Promise<unknown>): void {
  alongside = load
}

/**
 * Loads a part of the program, and what it needs beside its code. The build puts this around every dynamic import of
 * the source (tools/vite/babel-transforms.ts), so that nobody has to remember the limit.
 *
 * @throws ChunkLoadError when it can't be loaded, or not within 30 s
 */
export function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadChunk(async () => {
    const [part] = await Promise.all([load(), alongside()])
    return part
  })
}

/**
 * Loads code that needs nothing beside it. The build puts this around the imports of the catalogues and of the first
 * list, whose texts come with the frame's.
 *
 * @throws ChunkLoadError when it can't be loaded, or not within 30 s
 */
export async function loadChunk<Module>(load: () => Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long')), CHUNK_LIMIT_MS)
  })
  try {
    return await Promise.race([load(), limit])
  } catch (cause) {
    const error = new ChunkLoadError('A part of the program could not be loaded', { cause })
    for (const listener of listeners) listener(error)
    throw error
  } finally {
    clearTimeout(timer)
  }
}
