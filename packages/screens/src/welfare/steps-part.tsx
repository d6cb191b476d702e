import { CAMPAIGN_STATUS, type CampaignStatus } from '@hearth/domain'
import {
  useActions,
  usePorts,
  useShop,
  userStore,
  type ActivityPresent,
  type StoreDefinition,
  type WelfareState,
} from '@hearth/state'
import { Box, Button, Card, Icon, Skeleton, Text } from '@hearth/ui'
import { routePath } from '#routes'
import { stepPath } from './step-path'
import css from './welfare.module.css'

/** The steps to take before the present: the completed ones, and the next one. */
export function StepsPart({
  store,
  present,
  status,
}: {
  store: StoreDefinition<WelfareState>
  present: ActivityPresent
  status: CampaignStatus
}) {
  const { data, status: load } = useShop(store, (state) => state.steps)
  const { load: again } = useActions(store)
  const { needLogin } = useActions(userStore)
  const { navigate } = usePorts()
  const goOn = (to: string | undefined) => {
    if (needLogin(routePath('welfare', { activityId: present.activityId }))) return
    if (to) navigate(to)
  }
  const running = status === CAMPAIGN_STATUS.running
  return (
    <Card as="section" label="领取步骤">
      <Box className={css.line}>
        <Text as="h2" className={css.title}>
          领取步骤
        </Text>
        {data && <Text className={css.note}>{`已完成 ${data.current}/${data.steps.length}`}</Text>}
      </Box>
      {!data && load === 'failed' && (
        <Box className={css.row}>
          <Text className={css.note}>步骤加载失败</Text>
          <Button kind="outline" size="s" onPress={again}>
            重新加载
          </Button>
        </Box>
      )}
      {!data && load !== 'failed' && <Skeleton />}
      <Box as="ol" role="list" className={css.steps}>
        {data?.steps.map(({ step, name, done }, at) => (
          <Box as="li" key={step} className={css.row}>
            <Box className={done ? css.done : css.dot} decorative>
              {done ? <Icon name="check" size={14} /> : <Text>{`${at + 1}`}</Text>}
            </Box>
            <Box className={css.words}>
              <Text as="p">{name}</Text>
            </Box>
            {done ? (
              <Text className={css.note}>已完成</Text>
            ) : data.next === step && running ? (
              <Button kind="outline" size="s" label={`去完成 ${name}`} onPress={() => goOn(stepPath(step))}>
                去完成
              </Button>
            ) : (
              <Text className={css.note}>未完成</Text>
            )}
          </Box>
        ))}
      </Box>
    </Card>
  )
}
