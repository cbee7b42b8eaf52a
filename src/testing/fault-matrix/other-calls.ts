import type { CredentialParam } from '@/api/contract/session'
import { downloadFile } from '@/api/resources/file-download'
import { deleteFile, uploadFile, type UploadCall } from '@/api/resources/file-upload'
import { exchangeCredential, loginExchanges } from '@/api/resources/login-exchanges'
import { exportPaymentOrders } from '@/api/resources/payment-order-export'
import { fetchCurrentUser, logOut } from '@/api/resources/session'
import { fetchVersion } from '@/api/resources/version'
import type { MatrixRow } from './row'

const file = (index: number) => new File([`file ${index}`], `file-${index}.txt`)

/** Stored once more when its answer was lost, which does no harm: nobody has the other one. */
const upload = (via: UploadCall): MatrixRow => ({
  sends: 'write',
  answers: 'data',
  person: 'zhang.wei',
  toldBy: 'screen',
  again: 'well',
  begin: ({ index }) => ({ send: () => uploadFile(file(index), { via }) }),
})

/** A credential is good for one use: one that was used up is refused. */
function exchange(param: CredentialParam): MatrixRow {
  return {
    sends: 'write',
    answers: 'nothing',
    isSignIn: true,
    person: 'zhang.wei',
    toldBy: 'screen',
    again: 'rejected',
    leavesNoRow: true,
    begin: async ({ server }) => {
      const issued = await server.control('POST', 'credentials', {
        username: 'zhang.wei',
        exchange: loginExchanges[param].endpoint.name.slice('auth/'.length),
      })
      const { credential } = issued as { credential: string }
      return { send: () => exchangeCredential(param, credential) }
    },
  }
}

/** The calls that stand in no table: session, files, version. */
export const OTHER_ROWS = {
  'auth/user': {
    sends: 'read',
    answers: 'data',
    mayBeNull: true,
    takes: ['rejected', 'unauthorized'],
    person: 'zhang.wei',
    toldBy: 'screen',
    begin: () => ({ send: () => fetchCurrentUser() }),
  },
  'auth/iamcode': exchange('iamcode'),
  'auth/opencode': exchange('opencode'),
  'auth/dingcode': exchange('dingcode'),
  'auth/openuser': exchange('openuser'),
  'auth/token': exchange('token'),
  'auth/opentoken': exchange('_token'),
  'auth/hqttoken': exchange('hqt_token'),
  'haiermice/distant/logout': {
    sends: 'write',
    answers: 'nothing',
    takes: ['rejected', 'unauthorized', 'empty', 'shape'],
    person: 'zhang.wei',
    toldBy: 'screen',
    again: 'well',
    leavesNoRow: true,
    begin: () => ({ send: () => logOut() }),
  },
  'payment_order/list/export': {
    sends: 'read',
    answers: 'file',
    person: 'zhao.min',
    toldBy: 'screen',
    begin: () => ({ send: () => exportPaymentOrders({ business: 1 }) }),
  },
  'common/v1/file/download': {
    sends: 'read',
    answers: 'file',
    person: 'zhang.wei',
    toldBy: 'screen',
    begin: async ({ index }) => {
      const { id } = await uploadFile(file(index))
      return { send: () => downloadFile(id) }
    },
  },
  'common/v1/file/upload': upload('upload'),
  'common/v1/file/uploadFile': upload('uploadFile'),
  'common/v1/file/delete.json': {
    sends: 'write',
    answers: 'nothing',
    person: 'zhang.wei',
    toldBy: 'screen',
    again: 'rejected',
    begin: async ({ index }) => {
      const { id } = await uploadFile(file(index))
      return { send: () => deleteFile(id) }
    },
  },
  'version.json': {
    sends: 'poll',
    answers: 'plain',
    keepsQuietOf: ['network', 'timeout', 'status', 'shape'],
    person: 'zhang.wei',
    toldBy: 'screen',
    begin: ({ index }) => ({ send: () => fetchVersion(index) }),
  },
} satisfies Record<string, MatrixRow>
