import { formatYuan } from '@hearth/domain'
import type { SkillDetail } from '@hearth/state'
import { Box, Card, Image, Tag, Text } from '@hearth/ui'
import css from './skill.module.css'

/** The name, developer, price and rating of a skill. */
export function HeadPart({ skill }: { skill: SkillDetail }) {
  const { name, icon, summary, categoryName, developerName, price, praisePercent, userCount } = skill
  const figures = [
    ...(praisePercent === undefined ? [] : [`好评 ${praisePercent}%`]),
    ...(userCount === undefined ? [] : [`${usersInWords(userCount)}在用`]),
  ]
  return (
    <Card className={css.head}>
      <Image src={icon.url} alt="" width={icon.width} height={icon.height} sizes="88px" priority className={css.icon} />
      <Box className={css.words}>
        <Text as="h1" className={css.name}>
          {name}
        </Text>
        <Text as="p" className={css.summary}>
          {summary}
        </Text>
        <Box className={css.tags}>
          <Tag tone={price === 0 ? 'good' : 'accent'}>{price === 0 ? '免费' : `¥${formatYuan(price)}`}</Tag>
        </Box>
        <Text as="p" className={css.note}>
          {categoryName} · 开发者 {developerName}
        </Text>
        {figures.length > 0 && (
          <Text as="p" className={css.note}>
            {figures.join(' · ')}
          </Text>
        )}
      </Box>
    </Card>
  )
}

/** Returns a rounded number of users: 12.6 万人 for 126400. */
const usersInWords = (count: number): string =>
  count < 10_000 ? `${count} 人` : `${Math.floor(count / 1000) / 10} 万人`
