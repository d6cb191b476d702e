import type { BannerWidget } from '@hearth/state'
import { Box, Image, Link, Swiper, Text } from '@hearth/ui'
import css from './home.module.css'

/** Large pictures side by side. Only the shopper moves from one to the next; they never move by themselves. */
export function Banners({ widget, priority }: { widget: BannerWidget; priority: boolean }) {
  return (
    <Swiper
      label="精选推荐"
      slides={widget.items.map(({ url, title, subtitle, tone, picture }, index) => ({
        key: url + title,
        content: (
          <Link to={url} className={css.banner}>
            {/* In the document, the caption precedes the picture, as it does on a phone's screen. Nothing then
                moves while the document arrives. */}
            <Box className={tone === 'light' ? css.captionLight : css.captionDark}>
              <Text as="h2" className={css.bannerTitle}>
                {title}
              </Text>
              <Text as="p" className={css.bannerText}>
                {subtitle}
              </Text>
              <Text className={css.bannerMore}>了解更多</Text>
            </Box>
            <Image
              src={picture.url}
              alt=""
              width={picture.width}
              height={picture.height}
              priority={priority && index === 0}
              sizes="100vw"
              className={css.bannerPicture}
            />
          </Link>
        ),
      }))}
    />
  )
}
