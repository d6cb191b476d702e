import { WIDGET_TYPE } from '@hearth/domain'
import type { Widget } from '@hearth/state'
import { Box, Image, Link, ProductGrid, Section, Text } from '@hearth/ui'
import { useOwnPrices } from '#hooks/use-own-prices'
import css from './special-activity.module.css'

/** A widget of the page: its pictures, products or texts. Widgets that only the home page has are not shown. */
export function ContentWidget({ widget }: { widget: Widget }) {
  const priced = useOwnPrices('products' in widget ? widget.products : undefined)
  switch (widget.widgetType) {
    case WIDGET_TYPE.banner:
      return (
        <Box className={css.page}>
          {widget.items.map(({ url, title, subtitle, picture }) => (
            <Link key={url + title} to={url} className={css.banner}>
              <Image
                src={picture.url}
                alt=""
                width={picture.width}
                height={picture.height}
                sizes="(min-width: 1200px) 1160px, 100vw"
              />
              <Text as="h2" className={css.title}>
                {title}
              </Text>
              <Text className={css.note}>{subtitle}</Text>
            </Link>
          ))}
        </Box>
      )
    case WIDGET_TYPE.shelf:
    case WIDGET_TYPE.category:
      return (
        <Section title={widget.title} subtitle={widget.subtitle}>
          <ProductGrid products={priced} />
        </Section>
      )
    case WIDGET_TYPE.text:
      return (
        <Box as="article" className={css.page}>
          <Text as="p">{widget.lead}</Text>
          {widget.chapters.map(({ title, paragraphs }) => (
            <Box as="section" key={title}>
              <Text as="h2" className={css.title}>
                {title}
              </Text>
              {paragraphs.map((paragraph) => (
                <Text as="p" key={paragraph}>
                  {paragraph}
                </Text>
              ))}
            </Box>
          ))}
        </Box>
      )
    default:
      return null
  }
}
