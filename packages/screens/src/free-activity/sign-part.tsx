import { idNumberFault, ID_NUMBER_FAULT_TEXT, isRealName } from '@hearth/domain'
import { appStore, freeTrialStore, useActions, useNow, useShop, type Trier } from '@hearth/state'
import { Box, Button, Card, Checkbox, FormField, Input, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { CaptchaField } from '#parts/fields/captcha-field'
import { CodeInput } from '#parts/fields/code-input'
import css from './free-activity.module.css'

/**
 * Asks the shopper to sign the agreement and, if required, to prove their identity. After that, shows the shopper's
 * real name and a link to the signed agreement.
 */
export function SignPart({ spuNo, trier: { agreement, identity } }: { spuNo: string; trier: Trier }) {
  const store = freeTrialStore(spuNo)
  const { captcha, wrong, busy } = useShop(store, ({ captcha, wrong, busy }) => ({ captcha, wrong, busy }))
  const { sign, loadCaptcha } = useActions(store)
  const { showToast } = useActions(appStore)
  const now = useNow(60_000)
  const [realName, setRealName] = useState('')
  const [idNumber, setIdNumber] = useState('')
  const [captchaCode, setCaptchaCode] = useState('')
  const [agreed, setAgreed] = useState(false)
  const [shown, setShown] = useState(false)
  const text = (
    <Link to={agreement.url} className={css.more}>
      《免费试用服务协议》
    </Link>
  )
  if (identity.verified && agreement.signed)
    return (
      <Card as="section" label="协议与认证">
        <Text as="p" className={css.note}>
          {identity.realName} 已完成实名认证，并签署
        </Text>
        {text}
      </Card>
    )
  const fault = idNumberFault(idNumber, now)
  const faults = identity.verified
    ? {}
    : {
        ...(isRealName(realName) && realName.length > 1 ? {} : { realName: '请填写证件上的中文姓名' }),
        ...(fault ? { idNumber: ID_NUMBER_FAULT_TEXT[fault] } : {}),
        ...(captchaCode === '' ? { captchaCode: '请填写图中的字符' } : {}),
      }
  const errors: Partial<Record<'realName' | 'idNumber' | 'captchaCode', string>> = {
    ...wrong,
    ...(shown ? faults : {}),
  }
  const send = async () => {
    setShown(true)
    if (Object.keys(faults).length > 0) return
    if (!agreed) return showToast('请先阅读并同意协议')
    setShown(false)
    const signed = await sign(identity.verified ? undefined : { realName, idNumber, captchaCode })
    if (signed) showToast('已签署，可以申请试用了')
    else setCaptchaCode('')
  }
  return (
    <Card as="section" label="协议与认证">
      <Text as="h2" className={css.title}>
        {identity.verified ? '签署协议' : '实名认证并签署协议'}
      </Text>
      {!identity.verified && (
        <>
          <Text as="p" className={css.note}>
            只用于确认试用资格。证件号不会保存原文，也不会再次展示。
          </Text>
          <FormField label="姓名" required error={errors.realName}>
            {(input) => (
              <Input {...input} value={realName} onChange={setRealName} maxLength={20} placeholder="证件上的姓名" />
            )}
          </FormField>
          <FormField label="身份证号" required error={errors.idNumber}>
            {(input) => (
              <CodeInput {...input} value={idNumber} onChange={setIdNumber} longest={18} placeholder="18 位身份证号" />
            )}
          </FormField>
          <CaptchaField
            captcha={captcha}
            code={captchaCode}
            error={errors.captchaCode}
            onChange={setCaptchaCode}
            onReload={loadCaptcha}
          />
        </>
      )}
      <Box className={css.agree}>
        <Checkbox checked={agreed} onChange={setAgreed} label="我已年满 18 周岁，阅读并同意免费试用服务协议">
          <Text className={css.note}>我已年满 18 周岁，阅读并同意</Text>
        </Checkbox>
        {text}
      </Box>
      <Button block kind="outline" busy={busy} onPress={send}>
        {identity.verified ? '同意并签署' : '认证并签署'}
      </Button>
    </Card>
  )
}
