import { useFormatAmount } from '@/components/amount'
import type { GrantedDay } from '@/domain/granted-by-day'
import classes from './ageing.module.css'

/** Units of the drawing, which is as wide as its place. */
const WIDTH = 620
const HEIGHT = 110
/** for the scale above the bars, and the days below them */
const HEAD = 18
const FOOT = 18

interface MonthBarsProps {
  days: readonly GrantedDay[]
  label: string
}

/** Two bars a day, granted and used, the highest over the whole height. */
export function MonthBars({ days, label }: MonthBarsProps) {
  const most = Math.max(100, ...days.map(({ granted }) => granted))
  const formatAmount = useFormatAmount()
  const step = WIDTH / days.length
  return (
    <svg
      className={classes.bars}
      viewBox={`0 ${-HEAD} ${WIDTH} ${HEAD + HEIGHT + FOOT}`}
      role="img"
      aria-label={label}
    >
      <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={classes.axis} />
      <line x1={0} x2={WIDTH} y1={0} y2={0} className={classes.axis} />
      <text x={0} y={-5} className={classes.tick}>
        {formatAmount(most)}
      </text>
      {days.map(({ day, granted, used }, index) => (
        <g key={day}>
          <Bar series="granted" x={index * step + 1} width={step / 2 - 1} share={granted / most} />
          <Bar series="used" x={(index + 0.5) * step} width={step / 2 - 1} share={used / most} />
          {index % 5 === 0 ? (
            <text x={index * step} y={HEIGHT + FOOT - 4} className={classes.tick}>
              {day.slice(5)}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  )
}

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
