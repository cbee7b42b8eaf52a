import fc from 'fast-check'

/** What the next write meets on its way. */
const mishap = fc.oneof(
  { weight: 5, arbitrary: fc.constant(undefined) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Mishap>(
      'dropped before',
      'dropped after',
      'status 503',
      'page 500',
      'empty',
      'wrong shape',
      'refusal',
    ),
  },
)

export type Mishap =
  | 'dropped before'
  | 'dropped after'
  | 'status 503'
  | 'page 500'
  | 'empty'
  | 'wrong shape'
  | 'refusal'

/** Which of the orders that suit, the newest first. */
const which = fc.nat({ max: 3 })
const kind = fc.constantFrom<'payment' | 'debit' | 'reverse'>(
  'payment',
  'debit',
  'debit',
  'reverse',
)

const raise = fc.record({
  do: fc.constant('raise' as const),
  kind,
  which,
  button: fc.constantFrom<'保存' | '提交'>('提交', '提交', '保存'),
  mishap,
})
const decide = fc.record({
  do: fc.constant('decide' as const),
  kind,
  which,
  how: fc.constantFrom<'通过' | '驳回'>('通过', '通过', '驳回'),
  /** somebody else has decided since the screen was opened */
  isLate: fc.nat({ max: 5 }).map((chance) => chance === 0),
  mishap,
})
const cancel = fc.record({ do: fc.constant('cancel' as const), kind, which, mishap })
const look = fc.record({
  do: fc.constant('look' as const),
  kind,
  at: fc.constantFrom<'list' | 'detail'>('list', 'detail'),
  which,
})
const visit = fc.record({ do: fc.constant('visit' as const), kind, which })
const batch = fc.record({
  do: fc.constant('batch' as const),
  kind,
  count: fc.integer({ min: 1, max: 3 }),
  mishap,
})
const maintain = fc.record({
  do: fc.constant('maintain' as const),
  kind: fc.constantFrom<'department' | 'remark'>('department', 'remark'),
  how: fc.constantFrom<'add' | 'rename'>('add', 'rename'),
  which,
  /** there is one of the name already */
  isTaken: fc.nat({ max: 5 }).map((chance) => chance === 0),
  mishap,
})
/** Somebody else signs in in the other window while a write is under way: before it is done, or when only its answer is missing. */
const handOver = fc.record({
  do: fc.constant('hand over' as const),
  write: fc.constantFrom<'raise' | 'decide' | 'cancel'>('raise', 'raise', 'decide', 'cancel'),
  kind,
  which,
  kept: fc.constantFrom<'request' | 'answer'>('request', 'answer'),
})
const move = fc.record({
  do: fc.constant('move' as const),
  how: fc.constantFrom<'reload' | 'back' | 'forward'>('reload', 'back', 'forward'),
})
const leaveTyped = fc.record({
  do: fc.constant('type and reload' as const),
  amount: fc.integer({ min: 1, max: 99_999 }),
})
const world = fc.oneof(
  fc.record({ do: fc.constant('window' as const) }),
  fc.record({ do: fc.constant('session' as const) }),
  fc.record({
    do: fc.constant('outside' as const),
    system: fc.constantFrom<'accounting' | 'verification'>('accounting', 'verification'),
    up: fc.boolean(),
  }),
  fc.record({ do: fc.constant('clock' as const), hours: fc.constantFrom(1, 24) }),
)

/** One thing that people do, or that happens to them. */
export const step = fc.oneof(
  { weight: 6, arbitrary: raise },
  { weight: 8, arbitrary: decide },
  { weight: 3, arbitrary: cancel },
  { weight: 5, arbitrary: look },
  { weight: 5, arbitrary: visit },
  { weight: 3, arbitrary: batch },
  { weight: 3, arbitrary: maintain },
  { weight: 3, arbitrary: handOver },
  { weight: 4, arbitrary: move },
  { weight: 2, arbitrary: leaveTyped },
  { weight: 4, arbitrary: world },
)

type ValueOf<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never
export type Step = ValueOf<typeof step>
export type Raise = ValueOf<typeof raise>
export type Decide = ValueOf<typeof decide>
export type Cancel = ValueOf<typeof cancel>
export type Look = ValueOf<typeof look>
export type Visit = ValueOf<typeof visit>
export type Batch = ValueOf<typeof batch>
export type Maintain = ValueOf<typeof maintain>
export type HandOver = ValueOf<typeof handOver>

const met = (mishap: Mishap | undefined) => (mishap ? `, and the request meets "${mishap}"` : '')

/** A step as a sentence. */
export function inWords(step: Step): string {
  switch (step.do) {
    case 'raise':
      return `the applicant writes a ${step.kind} order and presses ${step.button}${met(step.mishap)}`
    case 'decide':
      return `the reviewer opens a ${step.kind} order${step.isLate ? ', somebody else decides,' : ''} and presses ${step.how}${met(step.mishap)}`
    case 'cancel':
      return `the applicant cancels a ${step.kind} order${met(step.mishap)}`
    case 'look':
      return `the ${step.at} of ${step.kind} orders is looked at`
    case 'visit':
      return `the applicant goes to the ${step.kind} orders by the menu, opens one and comes back`
    case 'batch':
      return `the reviewer approves ${step.count} ${step.kind} orders at once${met(step.mishap)}`
    case 'maintain':
      return `the maintainer ${step.how === 'add' ? 'adds' : 'renames'} a ${step.kind}${step.isTaken ? ', with a name that is taken' : ''}${met(step.mishap)}`
    case 'hand over':
      return `somebody ${{ raise: 'writes and submits', decide: 'approves', cancel: 'cancels' }[step.write]} a ${step.kind} order, and while its ${step.kept} is under way somebody else signs in in the other window`
    case 'move':
      return `the person goes ${step.how === 'reload' ? 'nowhere and reloads' : step.how}`
    case 'type and reload':
      return `the applicant types ${step.amount / 100} yuan into a new order and reloads`
    case 'window':
      return 'the other window is used from here on'
    case 'session':
      return 'the session ends'
    case 'outside':
      return `the ${step.system} system is ${step.up ? 'up' : 'down'}`
    case 'clock':
      return `${step.hours} h go by, the computer asleep`
  }
}
