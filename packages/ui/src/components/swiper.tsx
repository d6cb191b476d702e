import { useState, type ReactNode } from 'react'
import clsx from 'clsx'
import { Box, Icon, Press, Slides } from '#primitives'
import css from './swiper.module.css'

export interface SwiperProps {
  slides: { key: string; content: ReactNode }[]
  /** Description of the slides for screen readers. */
  label?: string
  /** Height of the slides divided by the screen's width, for the mini shells; 1 by default. */
  aspect?: number
  className?: string
}

/**
 * Slides with dots, and with arrows if the device has a mouse. Only the shopper moves the slides; they never move by
 * themselves.
 */
export function Swiper({ slides, label = '轮播图', aspect, className }: SwiperProps) {
  const [current, setCurrent] = useState(0)
  const last = slides.length - 1
  return (
    <Box className={clsx(css.swiper, className)}>
      <Slides slides={slides} current={current} onCurrent={setCurrent} label={label} aspect={aspect} />
      {last > 0 && (
        <>
          <Press
            className={clsx(css.arrow, css.before)}
            label="上一张"
            onPress={() => setCurrent(current === 0 ? last : current - 1)}
          >
            <Icon name="back" />
          </Press>
          <Press
            className={clsx(css.arrow, css.after)}
            label="下一张"
            onPress={() => setCurrent(current === last ? 0 : current + 1)}
          >
            <Icon name="right" />
          </Press>
          <Box className={css.dots} decorative>
            {slides.map(({ key }, index) => (
              <Box key={key} className={clsx(css.dot, index === current && css.on)} />
            ))}
          </Box>
        </>
      )}
    </Box>
  )
}
