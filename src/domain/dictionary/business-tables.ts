import { sameName, type CodeTable } from './code-table'

/** Kinds of business, as bit flags: a sum of codes means several of them. See docs/domain/base-data.md, "Code tables". */
export const BUSINESS_TYPES = {
  id: 'business-type',
  name: { zh: '业务类型', en: 'Business type', es: 'Tipo de negocio' },
  note: {
    zh: '位标志：多个业务类型的代码相加后存为一个数。',
    en: 'Bit flags: several business types are stored as the sum of their codes.',
    es: 'Indicadores de bits: varios tipos de negocio se guardan como la suma de sus códigos.',
  },
  entries: [
    { code: 1, name: { zh: '国内机票', en: 'Domestic air', es: 'Vuelos nacionales' } },
    { code: 2, name: { zh: '国际机票', en: 'International air', es: 'Vuelos internacionales' } },
    {
      code: 4,
      name: { zh: '直签酒店', en: 'Direct-check hotel', es: 'Hotel de contratación directa' },
    },
    { code: 8, name: { zh: '缓存酒店', en: 'Cached hotel', es: 'Hotel (tarifa en caché)' } },
    { code: 16, name: { zh: '火车票', en: 'Train', es: 'Tren' } },
    { code: 32, name: { zh: '商城', en: 'Mall', es: 'Tienda en línea' } },
    { code: 64, name: { zh: '租车', en: 'Car rental', es: 'Alquiler de coches' } },
    { code: 128, name: { zh: '本地预订', en: 'Local reservation', es: 'Reserva local' } },
    { code: 256, name: { zh: '本地订餐', en: 'Local dining order', es: 'Pedido de comida local' } },
    { code: 512, name: { zh: '订餐', en: 'Ordering', es: 'Pedido de comida' } },
    { code: 1024, name: { zh: '旅游', en: 'Tourism', es: 'Turismo' } },
    { code: 2048, name: { zh: '奖励', en: 'Awards', es: 'Premios' } },
    {
      code: 4096,
      name: {
        zh: '福利保障（个人）',
        en: 'Welfare guarantee (personal)',
        es: 'Garantía de bienestar (personal)',
      },
    },
    { code: 8192, name: { zh: '地服', en: 'Ground service', es: 'Servicio en tierra' } },
    { code: 16384, name: { zh: '差旅', en: 'Travel', es: 'Viajes de trabajo' } },
    {
      code: 32768,
      name: { zh: '国内机票改签', en: 'Domestic air change', es: 'Cambio de vuelo nacional' },
    },
    {
      code: 131072,
      name: {
        zh: '福利保障（机构）',
        en: 'Welfare guarantee (organisation)',
        es: 'Garantía de bienestar (organización)',
      },
    },
    { code: 1048576, name: { zh: '火车票改签', en: 'Train change', es: 'Cambio de tren' } },
  ],
} as const satisfies CodeTable

/** Where an order was placed. */
export const ORDER_SOURCES = {
  id: 'order-source',
  name: { zh: '订单来源', en: 'Order source', es: 'Origen del pedido' },
  entries: [
    { code: 1, name: sameName('PC') },
    { code: 2, name: { zh: '微信', en: 'WeChat', es: 'WeChat' } },
    { code: 3, name: sameName('APP') },
    { code: 4, name: sameName('WEBAPP') },
    { code: 5, name: { zh: '线下充值', en: 'Offline top-up', es: 'Recarga fuera de línea' } },
    { code: 6, name: sameName('ihaier') },
    { code: 7, name: { zh: '钉钉', en: 'Dingding', es: 'DingTalk' } },
  ],
} as const satisfies CodeTable

/** Kinds of product, numbered apart from the business types. */
export const PRODUCT_TYPES = {
  id: 'product-type',
  name: { zh: '产品类型', en: 'Product type', es: 'Tipo de producto' },
  entries: [
    { code: 1, name: { zh: '国内机票', en: 'Domestic flight', es: 'Vuelo nacional' } },
    { code: 8, name: { zh: '火车票', en: 'Train', es: 'Tren' } },
    { code: 12, name: { zh: '酒店', en: 'Hotel', es: 'Hotel' } },
  ],
} as const satisfies CodeTable
