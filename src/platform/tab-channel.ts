import * as v from 'valibot'

/** What the tabs of one browser tell each other, every message of one shape. */
export interface TabChannel<Message> {
  tell: (message: Message) => void
  /** Hears what other tabs tell. Returns the function that ends it. */
  listen: (listener: (message: Message) => void) => () => void
  /** whether there are channels; browsers without them keep each tab to itself */
  isOpen: () => boolean
}

/**
 * A channel to the other tabs; it is opened when it is first used. Messages that are not of the schema's
 * shape, those of an older version for one, are not heard.
 */
export function tabChannel<Message>(
  name: string,
  schema: v.GenericSchema<unknown, Message>,
): TabChannel<Message> {
  let opened: BroadcastChannel | undefined
  const open = () => {
    if (typeof BroadcastChannel === 'function') opened ??= new BroadcastChannel(name)
    return opened
  }
  return {
    tell: (message) => open()?.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const message = v.safeParse(schema, data)
        if (message.success) listener(message.output)
      }
      const channel = open()
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
    isOpen: () => open() !== undefined,
  }
}
