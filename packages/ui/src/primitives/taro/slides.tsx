import { Swiper, SwiperItem } from '@tarojs/components'
import type { SlidesProps } from '../types'

/** The slides of the mini shells. */
export function Slides({ slides, current, onCurrent, aspect = 1, className }: SlidesProps) {
  return (
    <Swiper
      className={className}
      style={{ height: `${aspect * 100}vw` }}
      current={current}
      onChange={(event) => onCurrent(event.detail.current)}
    >
      {slides.map(({ key, content }) => (
        <SwiperItem key={key}>{content}</SwiperItem>
      ))}
    </Swiper>
  )
}
