import { CAMPAIGN_STATUS, claimText, FISSION_OFF_TEXT } from '@hearth/domain'
import { useActions, useShop, userStore, type FissionShare } from '@hearth/state'
import { Box, Button, Card, Text } from '@hearth/ui'
import { useState } from 'react'
import { CaptchaField } from '#parts/fields/captcha-field'
import { routePath } from '#routes'
import { HelperFaces } from './helper-faces'
import type { OwnPartProps } from './own-part'
import css from './fission.module.css'

/** A friend's request for help, with a button to help. The helper must log in and solve a captcha. */
export function FriendPart({ store, activity, share, status, asker }: OwnPartProps & { share: FissionShare }) {
  const { displayName, helperCount, helpers, helped, shareId } = share
  const { activityId, reward, runs, remaining } = activity
  const { loadCaptcha } = useActions(store)
  const { needLogin } = useActions(userStore)
  const [proving, setProving] = useState(false)
  const full = helperCount >= helpers
  const why = full
    ? '助力已满，谢谢您'
    : status === CAMPAIGN_STATUS.notBegun
      ? '活动还没有开始'
      : status === CAMPAIGN_STATUS.over
        ? '活动已结束'
        : !runs
          ? FISSION_OFF_TEXT
          : remaining === 0
            ? '奖励已送完，这次不用助力了'
            : undefined
  const begin = async () => {
    if (needLogin(routePath('fission', { activityId }, { shareId }))) return
    await loadCaptcha()
    setProving(true)
  }
  return (
    <Card as="section" label="好友的助力">
      <Text as="h2" className={css.title}>
        {`${displayName} 请您助力一次`}
      </Text>
      <Text as="p" className={css.note}>
        {`满 ${helpers} 位好友助力，TA 可${claimText(reward.name)}；您助力不花钱，也不会获得奖励`}
      </Text>
      <HelperFaces share={share} />
      {helped ? (
        <Text as="p" className={css.thanks}>
          {full ? '您已助力，人数已满' : `您已助力，还差 ${helpers - helperCount} 位`}
        </Text>
      ) : why !== undefined ? (
        <Text as="p" className={css.note}>
          {why}
        </Text>
      ) : proving && asker === 2 ? (
        <ProofForm store={store} />
      ) : (
        <Button block onPress={begin}>
          为 TA 助力
        </Button>
      )}
    </Card>
  )
}

/** Asks a helper to solve a captcha, so that programs cannot help. */
function ProofForm({ store }: Pick<OwnPartProps, 'store'>) {
  const captcha = useShop(store, (state) => state.captcha)
  const refusal = useShop(store, (state) => state.refusal)
  const busy = useShop(store, (state) => state.doing === 'help')
  const { help, loadCaptcha } = useActions(store)
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const submit = async () => {
    setAsked(true)
    if (code.trim() === '') return
    setAsked(false)
    if (!(await help(code.trim()))) setCode('')
  }
  return (
    <Box className={css.form}>
      <CaptchaField
        captcha={captcha}
        code={code}
        error={asked && code.trim() === '' ? '请填写图中的字符' : refusal}
        onChange={setCode}
        onReload={loadCaptcha}
      />
      <Button block busy={busy} onPress={submit}>
        确认助力
      </Button>
    </Box>
  )
}
