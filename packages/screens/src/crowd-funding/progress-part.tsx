import { CROWD_FUNDING_STATE_LABEL, formatDateTime, fundingDaysLeft } from '@hearth/domain'
import type { Spu } from '@hearth/state'
import { Box, Card, Tag, Text } from '@hearth/ui'
import { FundingBar } from '#order-kinds/crowd-funding/funding-bar'
import { goalText, percentText, raisedText } from '#order-kinds/crowd-funding/funding-text'
import type { FundingView } from './funding-view'
import css from './crowd-funding.module.css'

/** The product, and the progress of its crowd-funding. */
export function ProgressPart({ spu, view, now }: { spu: Spu; view: FundingView; now: number }) {
  const { funding, begun, promotion } = view
  const days = fundingDaysLeft(funding.endTime, now)
  return (
    <Card as="section" label="众筹进度">
      <Box className={css.head}>
        <Tag tone={funding.state === 'running' ? 'accent' : 'good'}>
          {begun ? CROWD_FUNDING_STATE_LABEL[funding.state] : '即将开始'}
        </Tag>
        <Text as="h1" className={css.name}>
          {spu.name}
        </Text>
      </Box>
      <Text as="p" className={css.note}>
        {spu.sellingPoint}
      </Text>
      <Text as="p" className={css.raised}>
        {raisedText(funding)}
        <Text className={css.goal}> / 目标 {goalText(funding)}</Text>
      </Text>
      <FundingBar progress={funding} />
      <Box className={css.figures}>
        {[
          ['已达成', percentText(funding)],
          ['支持人次', String(funding.supports)],
          begun ? ['剩余', `${days} 天`] : ['开始', formatDateTime(promotion.beginTime)],
        ].map(([name, value]) => (
          <Box key={name} className={css.figure}>
            <Text as="p" className={css.value}>
              {value}
            </Text>
            <Text as="p" className={css.note}>
              {name}
            </Text>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
