import { countdown, formatDay } from '@hearth/domain'
import { Box, Text } from '#primitives'
import { HiddenText } from './hidden-text'
import css from './countdown.module.css'

/** Times are epoch ms by the server's clock (K12). */
export interface CountdownProps {
  endTime: number
  now: number
  /** Text before the remaining time; 距结束 by default. */
  label?: string
}

/** If this number of days or more is left, the component shows a date and no clock. */
const CLOCK_DAYS = 3

const two = (value: number): string => String(value).padStart(2, '0')

/** Returns the day of a start, or the last day before an end, such as 2026-12-07 结束. */
const dayOf = (endTime: number, label: string): string =>
  `${formatDay(label.includes('开') ? endTime + 1 : endTime - 1)} ${label.startsWith('距') ? label.slice(1) : '截止'}`

/**
 * Shows the days, hours, minutes and seconds until a time. If the time is `CLOCK_DAYS` days away or more, shows only
 * its day. After the time, shows 已结束.
 */
export function Countdown({ endTime, now, label = '距结束' }: CountdownProps) {
  const { days, hours, minutes, seconds, ended } = countdown(endTime - now)
  if (ended) return <Text className={css.label}>已结束</Text>
  // If the end is days away, its day is shown instead of a clock.
  if (days >= CLOCK_DAYS) return <Text className={css.label}>{dayOf(endTime, label)}</Text>
  const clock = [hours, minutes, seconds].map(two)
  return (
    <Box className={css.countdown} role="timer">
      <Text className={css.label}>{label}</Text>
      <HiddenText>{`${days ? `${days}天` : ''}${hours}小时${minutes}分`}</HiddenText>
      <Box className={css.clock} decorative>
        {days > 0 && <Text className={css.days}>{days} 天</Text>}
        {clock.map((part, index) => (
          <Text key={index} className={css.part}>
            {part}
          </Text>
        ))}
      </Box>
    </Box>
  )
}
