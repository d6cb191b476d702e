import { useEffect, useState } from 'react'
import clsx from 'clsx'
import { Box, Choice, Image, Slides, Text } from '#primitives'
import type { PictureView } from '../views'
import css from './gallery.module.css'

export interface GalleryProps {
  pictures: PictureView[]
  /** Description of the gallery for screen readers. */
  label?: string
}

const SIZES = '(min-width: 1024px) 600px, 100vw'

/** Ms after which the other pictures are loaded even if the first picture is not loaded yet. */
const FIRST_PICTURE_TIMEOUT = 3000

/**
 * The pictures of a product, with a counter on a phone and thumbnails on a desktop. The other pictures wait until the
 * first one, which shoppers look at, is loaded. If the first picture changes, the old one stays until the new one is
 * loaded.
 */
export function Gallery({ pictures, label = '商品图片' }: GalleryProps) {
  const [current, setCurrent] = useState(0)
  const [started, setStarted] = useState(false)
  const first = pictures[0]?.url
  useEffect(() => setCurrent(0), [first])
  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), FIRST_PICTURE_TIMEOUT)
    return () => clearTimeout(timer)
  }, [])
  const slides = pictures.map(({ url, alt, width, height }, index) => ({
    // A constant key keeps the first picture's element, which shows the old picture until the new one is loaded.
    key: index ? url : '',
    content: (
      <Box className={css.frame}>
        <Image
          src={url}
          alt={alt}
          width={width}
          height={height}
          sizes={SIZES}
          priority={index === 0}
          waits={index > 0 && !started}
          onDone={index === 0 ? () => setStarted(true) : undefined}
        />
      </Box>
    ),
  }))
  return (
    <Box>
      <Box className={css.stage}>
        <Slides slides={slides} current={current} onCurrent={setCurrent} label={label} />
        {pictures.length > 1 && (
          <Text className={css.counter} decorative>
            {current + 1} / {pictures.length}
          </Text>
        )}
      </Box>
      {pictures.length > 1 && (
        <Choice
          kind="radiogroup"
          label="选择图片"
          className={css.thumbs}
          onChoose={(key) => setCurrent(Number(key))}
          options={pictures.map(({ url, width, height }, index) => ({
            key: String(index),
            selected: index === current,
            label: `第 ${index + 1} 张`,
            className: clsx(css.thumb, index === current && css.chosen),
            content: started ? <Image src={url} alt="" width={width} height={height} sizes="88px" /> : null,
          }))}
        />
      )}
    </Box>
  )
}
