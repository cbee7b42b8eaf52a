import { useEffect, useState } from 'react'

/** The SHA-256 of a file in hexadecimal; undefined until it is there, and where pages have no such thing (HTTP). */
export function useDigest(file: Blob): string | undefined {
  const [digested, setDigested] = useState<{ file: Blob; digest: string }>()
  useEffect(() => {
    let isWanted = true
    digestOf(file).then(
      (digest) => {
        if (isWanted && digest !== undefined) setDigested({ file, digest })
      },
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [file])
  return digested?.file === file ? digested.digest : undefined
}

async function digestOf(file: Blob): Promise<string | undefined> {
  // Typed as always there, which it is in secure contexts only.
  const { subtle }: { subtle?: SubtleCrypto } = crypto
  if (!subtle) return undefined
  const bytes = new Uint8Array(await subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
