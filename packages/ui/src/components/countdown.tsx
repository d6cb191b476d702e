import { countdown } from '@hearth/domain'
import { Box, Text } from '#primitives'
import { HiddenText } from './hidden-text'
import css from './countdown.module.css'

/** Props of `Countdown`; times in epoch ms on the server's clock (K12). */
export interface CountdownProps {
  endTime: number
  now: number
  /** Before the figures; 距结束 when absent. */
  label?: string
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Days, hours, minutes and seconds until an end; 已结束 after it. */
export function Countdown({ endTime, now, label = '距结束' }: CountdownProps) {
  const { days, hours, minutes, seconds, ended } = countdown(endTime - now)
  if (ended) return <Text className={css.label}>已结束</Text>
  const clock = [hours, minutes, seconds].map(two)
  return (
    <Box className={css.countdown} role="timer">
      <Text className={css.label}>{label}</Text>
      <HiddenText>{`${days ? `${days}天` : ''}${hours}小时${minutes}分`}</HiddenText>
      <Box className={css.clock} decorative>
        {days > 0 && <Text className={css.days}>{days}天</Text>}
        {clock.map((part, index) => (
          <Text key={index} className={css.part}>
            {part}
          </Text>
        ))}
      </Box>
    </Box>
  )
}
