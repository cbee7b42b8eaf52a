import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Why a sign-in failed, by the code that the server sends as its message. */
export const loginFailures: Readonly<Record<string, MessageDescriptor>> = {
  '000': msg`authentication failed, username or password wrong`,
  '001': msg`username empty`,
  '002': msg`password empty`,
  '003': msg`user does not exist`,
  '004': msg`user unavailable, contact operations`,
  '005': msg`verification code incorrect`,
  '006': msg`user not bound`,
  '007': msg`enterprise empty`,
  '008': msg`token empty`,
  '009': msg`token invalid`,
  '010': msg`code invalid`,
  '011': msg`module invalid`,
}
