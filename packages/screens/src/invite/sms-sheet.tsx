import { inviteNumberRules } from '@hearth/domain/form'
import {
  appStore,
  useActions,
  usePorts,
  useShop,
  type InviteCampaign,
  type InviteState,
  type StoreDefinition,
} from '@hearth/state'
import { Box, Button, Checkbox, FormField, Sheet, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCheckedForm } from '#hooks/use-checked-form'
import { TelephoneInput } from '#parts/fields/telephone-input'
import css from './invite.module.css'

export interface SmsSheetProps {
  open: boolean
  store: StoreDefinition<InviteState>
  campaign: InviteCampaign
  /** The promoter's name. */
  inviter: string
  /** Link of the invitation. */
  link: string
  /** Number of telephones that may still be invited today. */
  left: number
  onClose: () => void
}

/**
 * Invites a telephone number, by an SMS that the shop sends, or by an SMS that the promoter sends and the shop only
 * records. The promoter must confirm that the friend has agreed.
 */
export function SmsSheet({ open, store, campaign, inviter, link, left, onClose }: SmsSheetProps) {
  const doing = useShop(store, (state) => state.doing)
  const { inviteNumber } = useActions(store)
  const { copy } = usePorts()
  const { showToast } = useActions(appStore)
  const { values, errors, change, check, refuse } = useCheckedForm(inviteNumberRules, { telephone: '' })
  const [agreed, setAgreed] = useState(false)
  const submit = async (how: 'send' | 'note') => {
    if (!(await check())) return
    if (!agreed) {
      showToast('请先征得好友同意，并勾选')
      return
    }
    if (how === 'note') {
      const text = `${inviter}送您「${campaign.coupon.couponName}」，点开领取：${link}`
      await copy?.(text).catch(() => undefined)
    }
    const refused = await inviteNumber(values.telephone, how)
    if (refused) refuse(refused)
    else onClose()
  }
  return (
    <Sheet
      open={open}
      title="短信邀请"
      onClose={onClose}
      footer={
        <Box className={css.presses}>
          <Button block busy={doing === 'send'} disabled={left === 0} onPress={() => submit('send')}>
            由商城发送短信
          </Button>
          <Button block kind="outline" busy={doing === 'note'} disabled={left === 0} onPress={() => submit('note')}>
            {copy ? '复制文案，自己发送' : '自行发送并记录'}
          </Button>
        </Box>
      }
    >
      <FormField label="好友的手机号码" required error={errors.telephone}>
        {(input) => (
          <TelephoneInput
            {...input}
            value={values.telephone}
            placeholder="11 位手机号码"
            onChange={(telephone) => change({ telephone })}
          />
        )}
      </FormField>
      <Checkbox checked={agreed} onChange={setAgreed} label="好友已同意接收这条邀请短信" className={css.check}>
        <Text className={css.note}>好友已同意接收这条邀请短信，号码加密保存，30 天后删除</Text>
      </Checkbox>
      <Text as="p" className={css.note}>
        {left === 0 ? '您今天邀请的号码已达上限，请明天再试' : `今天还可以邀请 ${left} 个号码；同一号码每天最多 1 条`}
      </Text>
      <Text as="p" className={css.note}>
        短信会写明由谁邀请；好友回复 R 即拒收，之后不再发送
      </Text>
    </Sheet>
  )
}
