import type { SkillDetail } from '@hearth/state'
import { Box, Card, Image, Text } from '@hearth/ui'
import css from './skill.module.css'

/** The description of a skill, with pictures and requirements. */
export function AboutPart({ skill: { description, pictures, requirements } }: { skill: SkillDetail }) {
  return (
    <Card as="section" label="技能介绍" className={css.about}>
      <Text as="h2" className={css.title}>
        技能介绍
      </Text>
      {description.map((paragraph) => (
        <Text key={paragraph} as="p" className={css.text}>
          {paragraph}
        </Text>
      ))}
      {pictures.length > 0 && (
        <Box as="ul" role="list" className={css.pictures}>
          {pictures.map(({ url, alt, width, height }) => (
            <Box as="li" key={url} className={css.frame}>
              <Image
                src={url}
                alt={alt}
                width={width}
                height={height}
                sizes="(min-width: 700px) 240px, 45vw"
                className={css.picture}
              />
            </Box>
          ))}
        </Box>
      )}
      {requirements && (
        <>
          <Text as="h3" className={css.heading}>
            使用条件
          </Text>
          <Text as="p" className={css.text}>
            {requirements}
          </Text>
        </>
      )}
    </Card>
  )
}
