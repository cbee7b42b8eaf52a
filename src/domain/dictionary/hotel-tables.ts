import type { CodeEntry, CodeTable } from './code-table'

/** Star levels have numbers and no names on the platform. */
function starLevel<const Level extends number>(code: Level) {
  return {
    code,
    name: { zh: `星级 ${code}`, en: `Star level ${code}`, es: `Nivel de estrellas ${code}` },
  } satisfies CodeEntry
}

export const HOTEL_STAR_LEVELS = {
  id: 'hotel-star-level',
  name: { zh: '酒店星级', en: 'Hotel star level', es: 'Nivel de estrellas del hotel' },
  note: {
    zh: '平台只规定星级的数值，没有名称。',
    en: 'The platform gives these levels as numbers, without names.',
    es: 'La plataforma da estos niveles como números, sin nombres.',
  },
  entries: [
    starLevel(5),
    starLevel(15),
    starLevel(25),
    starLevel(30),
    starLevel(35),
    starLevel(40),
    starLevel(45),
    starLevel(50),
  ],
} as const satisfies CodeTable

export const HOTEL_STATES = {
  id: 'hotel-state',
  name: { zh: '酒店状态', en: 'Hotel state', es: 'Estado del hotel' },
  entries: [
    { code: 0, name: { zh: '营业中', en: 'Open', es: 'Abierto' } },
    { code: 1, name: { zh: '已停业', en: 'Closed', es: 'Cerrado' } },
    { code: 2, name: { zh: '筹备中', en: 'Preparing', es: 'En preparación' } },
    { code: 3, name: { zh: '暂停营业', en: 'Paused', es: 'En pausa' } },
  ],
} as const satisfies CodeTable

export const BREAKFASTS = {
  id: 'breakfast',
  name: { zh: '早餐', en: 'Breakfast', es: 'Desayuno' },
  entries: [
    { code: 0, name: { zh: '无早', en: 'None', es: 'Sin desayuno' } },
    { code: 1, name: { zh: '单早', en: 'Single', es: 'Un desayuno' } },
    { code: 2, name: { zh: '双早', en: 'Double', es: 'Dos desayunos' } },
  ],
} as const satisfies CodeTable

export const HOTEL_ORDER_STATES = {
  id: 'hotel-order-state',
  name: { zh: '酒店订单状态', en: 'Hotel order state', es: 'Estado de la reserva de hotel' },
  entries: [
    { code: 0, name: { zh: '已取消', en: 'Cancelled', es: 'Cancelada' } },
    { code: 5, name: { zh: '已保存', en: 'Saved', es: 'Guardada' } },
    { code: 10, name: { zh: '已提交', en: 'Submitted', es: 'Enviada' } },
    { code: 15, name: { zh: '预订失败', en: 'Booking failed', es: 'Reserva fallida' } },
    { code: 20, name: { zh: '预订中', en: 'Booking', es: 'Reservando' } },
    { code: 30, name: { zh: '已预订', en: 'Booked', es: 'Reservada' } },
    { code: 40, name: { zh: '已入住', en: 'Checked in', es: 'Entrada realizada' } },
    { code: 50, name: { zh: '已离店', en: 'Checked out', es: 'Salida realizada' } },
    { code: 90, name: { zh: '未入住', en: 'No-show', es: 'No presentado' } },
  ],
} as const satisfies CodeTable

export const HOTEL_REFUND_STATES = {
  id: 'hotel-refund-state',
  name: { zh: '酒店退款状态', en: 'Hotel refund state', es: 'Estado del reembolso de hotel' },
  entries: [
    { code: 0, name: { zh: '已取消', en: 'Cancelled', es: 'Cancelado' } },
    { code: 10, name: { zh: '已提交', en: 'Submitted', es: 'Enviado' } },
    { code: 20, name: { zh: '退款中', en: 'Refunding', es: 'Reembolsando' } },
    { code: 30, name: { zh: '已退款', en: 'Refunded', es: 'Reembolsado' } },
    { code: 40, name: { zh: '已拒绝', en: 'Rejected', es: 'Rechazado' } },
  ],
} as const satisfies CodeTable

const FLAGS_NOT_FIXED = {
  zh: '位标志：每个值都是 2 的幂。具体取值由平台规定，此处未列出。',
  en: 'Bit flags: every value is a power of two. The platform sets the values; they are not fixed here.',
  es: 'Indicadores de bits: cada valor es una potencia de dos. Los valores los fija la plataforma; aquí no están definidos.',
} as const

export const HOTEL_THEMES = {
  id: 'hotel-theme',
  name: { zh: '酒店主题', en: 'Hotel theme', es: 'Tema del hotel' },
  note: FLAGS_NOT_FIXED,
  entries: [],
} as const satisfies CodeTable

export const HOTEL_TYPES = {
  id: 'hotel-type',
  name: { zh: '酒店类型', en: 'Hotel type', es: 'Tipo de hotel' },
  note: FLAGS_NOT_FIXED,
  entries: [],
} as const satisfies CodeTable
