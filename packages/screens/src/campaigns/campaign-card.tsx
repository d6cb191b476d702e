import { CAMPAIGN_KIND_LABEL, CAMPAIGN_STATUS, campaignPath, DAY, formatDateTime } from '@hearth/domain'
import type { CampaignStatus } from '@hearth/domain'
import type { ShopCampaign } from '@hearth/state'
import { Box, Icon, Image, Link, Tag, Text } from '@hearth/ui'
import { PromotionClock } from '#parts/campaign/promotion-clock'
import css from './campaigns.module.css'

/** A campaign in the list: its name and its start or end, with a link to its page. */
export function CampaignCard({
  campaign,
  status,
  now,
}: {
  campaign: ShopCampaign
  status: CampaignStatus
  now: number
}) {
  const { kind, name, picture, beginTime, endTime } = campaign
  const begun = status === CAMPAIGN_STATUS.running
  const next = begun ? endTime : beginTime - 1
  return (
    <Link to={campaignPath(campaign)} className={css.card}>
      {picture ? (
        <Image
          src={picture.url}
          alt=""
          width={picture.width}
          height={picture.height}
          sizes="88px"
          className={css.picture}
        />
      ) : (
        <Box as="span" className={css.sign}>
          <Icon name="ticket" size={32} />
        </Box>
      )}
      <Box as="span" className={css.words}>
        <Tag tone={begun ? 'accent' : 'neutral'}>{CAMPAIGN_KIND_LABEL[kind]}</Tag>
        <Text className={css.name}>{name}</Text>
        {next - now < DAY ? (
          <PromotionClock key={next} endTime={next} label={begun ? '距结束' : '距开始'} />
        ) : (
          <Text className={css.note}>{dateText(begun ? endTime : beginTime, now) + (begun ? ' 结束' : ' 开始')}</Text>
        )}
      </Box>
      <Icon name="right" size={16} className={css.arrow} />
    </Link>
  )
}

/** Returns a date and time as text, without the year if the date is in the current year. */
function dateText(at: number, now: number): string {
  const [text, today] = [formatDateTime(at), formatDateTime(now)]
  return text.slice(0, 4) === today.slice(0, 4) ? text.slice(5) : text
}
