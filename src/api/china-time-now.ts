import { toChinaTime } from '@/domain/china-time'
import { transport } from './http/client'

/** The time by the server's clock, in epoch ms; the computer's, which may be wrong, only before the server has answered at all. */
export const serverTimeNow = (): number => transport.serverNow() ?? Date.now()

/**
 * The time in China by the server's clock, `YYYY-MM-DD HH:mm:ss`. What stands on paper or in a file is evidence, and the
 * computer's clock may be wrong; it is taken only before the server has answered at all.
 */
export const chinaTimeNow = (): string => toChinaTime(serverTimeNow())
