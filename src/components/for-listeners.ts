/** Of what is told to a screen reader alone: who looks sees it elsewhere. */
export const FOR_LISTENERS = { position: 'absolute', clipPath: 'inset(50%)' } as const
