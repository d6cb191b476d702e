import type { Spu } from '@hearth/state'
import { Box, Image, Section, Text } from '@hearth/ui'
import css from './details.module.css'

/** The specifications and the long pictures of a product. */
export function Details({ spu }: { spu: Spu }) {
  return (
    <Box className={css.details}>
      <Section title="商品介绍">
        <Box className={css.pictures}>
          {spu.detailPictures.map(({ url, alt, width, height }) => (
            <Image
              key={url}
              src={url}
              alt={alt}
              width={width}
              height={height}
              sizes="(min-width: 1024px) 790px, 100vw"
              className={css.picture}
            />
          ))}
        </Box>
      </Section>
      <Section title="规格参数">
        {spu.specifications.map((group) => (
          <Box key={group.name} className={css.specGroup}>
            <Text as="h3" className={css.specTitle}>
              {group.name}
            </Text>
            <Box as="dl" className={css.specs}>
              {group.items.map(({ name, value }) => (
                <Box key={name} className={css.spec}>
                  <Box as="dt" className={css.specName}>
                    {name}
                  </Box>
                  <Box as="dd" className={css.specValue}>
                    {value}
                  </Box>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </Section>
    </Box>
  )
}
