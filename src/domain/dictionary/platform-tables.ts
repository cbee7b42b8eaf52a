import type { CodeTable } from './code-table'

/** Why a sign-in failed: the code that the server sends as its message. */
export const LOGIN_MESSAGES = {
  id: 'login-message',
  name: {
    zh: '登录消息代码',
    en: 'Login message code',
    es: 'Código de mensaje de inicio de sesión',
  },
  entries: [
    {
      code: '000',
      name: {
        zh: '认证失败，用户名或密码错误',
        en: 'authentication failed, username or password wrong',
        es: 'Autenticación fallida, usuario o contraseña incorrectos',
      },
    },
    {
      code: '001',
      name: { zh: '用户名为空', en: 'username empty', es: 'Nombre de usuario vacío' },
    },
    { code: '002', name: { zh: '密码为空', en: 'password empty', es: 'Contraseña vacía' } },
    {
      code: '003',
      name: { zh: '用户不存在', en: 'user does not exist', es: 'El usuario no existe' },
    },
    {
      code: '004',
      name: {
        zh: '用户不可用，请联系运营人员',
        en: 'user unavailable, contact operations',
        es: 'Usuario no disponible, contacte con operaciones',
      },
    },
    {
      code: '005',
      name: {
        zh: '验证码不正确',
        en: 'verification code incorrect',
        es: 'Código de verificación incorrecto',
      },
    },
    { code: '006', name: { zh: '用户未绑定', en: 'user not bound', es: 'Usuario no vinculado' } },
    { code: '007', name: { zh: '企业为空', en: 'enterprise empty', es: 'Empresa vacía' } },
    { code: '008', name: { zh: 'token 为空', en: 'token empty', es: 'Token vacío' } },
    { code: '009', name: { zh: 'token 无效', en: 'token invalid', es: 'Token no válido' } },
    { code: '010', name: { zh: 'code 无效', en: 'code invalid', es: 'Código no válido' } },
    { code: '011', name: { zh: '模块无效', en: 'module invalid', es: 'Módulo no válido' } },
  ],
} as const satisfies CodeTable

const NOT_FIXED = {
  zh: '具体取值由平台规定，此处未列出。',
  en: 'The platform sets the values; they are not fixed here.',
  es: 'Los valores los fija la plataforma; aquí no están definidos.',
} as const

export const PAYMENT_CHANNEL_TYPES = {
  id: 'payment-channel-type',
  name: { zh: '支付渠道类型', en: 'Payment channel type', es: 'Tipo de canal de pago' },
  note: NOT_FIXED,
  entries: [],
} as const satisfies CodeTable

export const ACCOUNT_LOG_TYPES = {
  id: 'account-log-type',
  name: { zh: '账户日志类型', en: 'Account log type', es: 'Tipo de registro de cuenta' },
  note: NOT_FIXED,
  entries: [],
} as const satisfies CodeTable

export const REFUND_STATES = {
  id: 'refund-state',
  name: {
    zh: '退款状态（通用）',
    en: 'Refund state (generic)',
    es: 'Estado del reembolso (general)',
  },
  note: NOT_FIXED,
  entries: [],
} as const satisfies CodeTable

export const ENTERPRISE_WHITELIST = {
  id: 'enterprise-whitelist',
  name: { zh: '企业白名单', en: 'Enterprise whitelist', es: 'Lista blanca de empresas' },
  note: NOT_FIXED,
  entries: [],
} as const satisfies CodeTable
