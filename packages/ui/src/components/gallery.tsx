import { useEffect, useState } from 'react'
import clsx from 'clsx'
import { Box, Choice, Image, Slides, Text } from '#primitives'
import type { PictureView } from '../views'
import css from './gallery.module.css'

/** Props of `Gallery`. */
export interface GalleryProps {
  pictures: PictureView[]
  /** Description of the pictures, for screen readers. */
  label?: string
}

const SIZES = '(min-width: 1024px) 600px, 100vw'

/** Ms: how long the other pictures wait for the first. */
const FIRST_PICTURE_TIMEOUT = 3000

/**
 * Pictures of a product. All but the first wait until the first is loaded, which shoppers look at. A new first picture
 * is shown; until it is loaded, the old one stays. A counter on a phone, thumbnails on a desktop.
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
    // The first keeps its element: a browser shows a picture until the next one is loaded.
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
