import { useFormatAmount } from '@/components/amount'
import type { GrantedDay } from '@/domain/granted-by-day'
import type { CentsSum } from '@/domain/money'
import classes from './ageing.module.css'

/** Units of the drawing, which is stretched to its place. */
const WIDTH = 620
const HEIGHT = 110

/** Each of these is named below its bars, by the day alone: all are of one month, and languages write a month on either side. */
const NAMED_EVERY = 5

interface MonthBarsProps {
  days: readonly GrantedDay[]
  label: string
}

/** Two bars a day, granted and used, the highest over the whole height. */
export function MonthBars({ days, label }: MonthBarsProps) {
  const most = Math.max(100, ...days.map(({ granted }) => drawn(granted)))
  const isTooLarge = days.some(({ granted }) => granted === 'too-large')
  const formatAmount = useFormatAmount()
  const step = WIDTH / days.length
  return (
    <div className={classes.chart} role="img" aria-label={label}>
      {formatAmount(isTooLarge ? 'too-large' : most)}
      <svg
        className={classes.bars}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {days.map(({ day, granted, used }, index) => (
          <g key={day}>
            <Bar
              series="granted"
              x={index * step + 1}
              width={step / 2 - 1}
              share={drawn(granted) / most}
            />
            <Bar
              series="used"
              x={(index + 0.5) * step}
              width={step / 2 - 1}
              share={drawn(used) / most}
            />
          </g>
        ))}
      </svg>
      <div className={classes.days}>
        {days.map(({ day }, index) => {
          const left = Math.min(NAMED_EVERY, days.length - index)
          // The last day of a long month has no room for its name.
          return index % NAMED_EVERY === 0 && left > 1 ? (
            <span key={day} style={{ flexGrow: left }}>
              {day.slice(8)}
            </span>
          ) : null
        })}
      </div>
    </div>
  )
}

/** What a bar is as high as: one for a sum that nobody can name fills the whole height. */
const drawn = (sum: CentsSum) => (sum === 'too-large' ? Number.MAX_SAFE_INTEGER : sum)

interface BarProps {
  series: 'granted' | 'used'
  x: number
  width: number
  /** of the whole height, 0 to 1 */
  share: number
}

function Bar({ series, x, width, share }: BarProps) {
  const height = share * HEIGHT
  return <rect data-series={series} x={x} width={width} y={HEIGHT - height} height={height} />
}
