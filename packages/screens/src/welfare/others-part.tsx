import { formatDeadline } from '@hearth/domain'
import type { ActivityPresent } from '@hearth/state'
import { Box, Image, Link, Text } from '@hearth/ui'
import { routePath } from '#routes'
import css from './welfare.module.css'

/** Other current activities, and links to pages with further presents. */
export function OthersPart({ others }: { others: ActivityPresent['others'] }) {
  return (
    <Box as="section" label="更多福利">
      <Text as="h2" className={css.heading}>
        更多福利
      </Text>
      <Box as="ul" role="list" className={css.others}>
        {others.map(({ activityId, name, picture, endTime }) => (
          <Box as="li" key={activityId}>
            <Link to={routePath('welfare', { activityId })} className={css.other}>
              {picture ? (
                <Image
                  src={picture.url}
                  alt=""
                  width={picture.width}
                  height={picture.height}
                  sizes="96px"
                  className={css.thumb}
                />
              ) : (
                <Box className={css.blank} decorative>
                  <Text>礼</Text>
                </Box>
              )}
              <Box className={css.words}>
                <Text as="p" className={css.strong}>
                  {name}
                </Text>
                <Text as="p" className={css.note}>{`${formatDeadline(endTime)} 前可领`}</Text>
              </Box>
            </Link>
          </Box>
        ))}
      </Box>
      <Box className={css.ways}>
        <Link to="/coupons" className={css.way}>
          领券中心
        </Link>
        <Link to="/newcomer" className={css.way}>
          新人礼
        </Link>
        <Link to="/lottery/now" className={css.way}>
          幸运抽奖
        </Link>
      </Box>
    </Box>
  )
}
