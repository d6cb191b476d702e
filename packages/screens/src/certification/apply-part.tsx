import { idNumberFault, ID_NUMBER_FAULT_TEXT } from '@hearth/domain'
import { certificationRules } from '@hearth/domain/form'
import { appStore, certificationStore, useActions, useNow, useShop, type Certification } from '@hearth/state'
import { Box, Button, Card, Checkbox, FormField, Input, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import { useCheckedForm } from '#hooks/use-checked-form'
import { CodeField } from '#parts/fields/code-field'
import { CodeInput } from '#parts/fields/code-input'
import { TelephoneInput } from '#parts/fields/telephone-input'
import css from './certification.module.css'

const { realName, idNumber, telephone, code, inviteCode } = certificationRules
const RULES = { realName, idNumber, telephone, code, inviteCode }

export interface ApplyPartProps {
  certification: Certification
  /** The invite code from the page's query; empty if there is none. */
  inviteCode: string
  onSent: () => void
}

/** The application form: name, id number, a telephone verified by a code, and the agreement. */
export function ApplyPart({ certification: { agreementUrl }, inviteCode: invited, onSent }: ApplyPartProps) {
  const { code: sendState, applying } = useShop(certificationStore, ({ code, applying }) => ({ code, applying }))
  const { sendCode, apply } = useActions(certificationStore)
  const { showToast } = useActions(appStore)
  const { values, errors, change, check, refuse } = useCheckedForm(RULES, {
    realName: '',
    idNumber: '',
    telephone: '',
    code: '',
    inviteCode: invited,
  })
  const [agreed, setAgreed] = useState(false)
  const [allowed, setAllowed] = useState(false)
  const now = useNow(60_000)
  const send = async () => (await check('telephone')) && sendCode(values.telephone)
  const submit = async () => {
    const well = await check()
    const fault = values.idNumber === '' ? undefined : idNumberFault(values.idNumber, now)
    if (fault) refuse({ idNumber: ID_NUMBER_FAULT_TEXT[fault] })
    if (!well || fault) return
    if (!allowed) return showToast('请先同意处理身份信息')
    if (!agreed) return showToast('请先阅读并同意协议')
    const refused = await apply(values)
    if (refused) refuse(refused)
    else onSent()
  }
  return (
    <Card as="section" label="申请信息">
      <Text as="h2" className={css.title}>
        申请信息
      </Text>
      <FormField label="姓名" required error={errors.realName}>
        {(input) => (
          <Input
            {...input}
            value={values.realName}
            maxLength={20}
            placeholder="证件上的姓名"
            onChange={(text) => change({ realName: text })}
          />
        )}
      </FormField>
      <FormField label="身份证号" required error={errors.idNumber}>
        {(input) => (
          <CodeInput
            {...input}
            value={values.idNumber}
            longest={18}
            placeholder="18 位身份证号"
            onChange={(text) => change({ idNumber: text })}
          />
        )}
      </FormField>
      <FormField label="手机号码" required error={errors.telephone}>
        {(input) => (
          <TelephoneInput
            {...input}
            value={values.telephone}
            placeholder="请输入 11 位手机号"
            onChange={(text) => change({ telephone: text })}
          />
        )}
      </FormField>
      <CodeField
        value={values.code}
        error={errors.code}
        sendState={sendState}
        onChange={(text) => change({ code: text })}
        onSend={send}
      />
      <FormField label="邀请码" error={errors.inviteCode} hint="选填">
        {(input) => (
          <CodeInput
            {...input}
            value={values.inviteCode}
            longest={20}
            onChange={(text) => change({ inviteCode: text })}
          />
        )}
      </FormField>
      <Checkbox checked={allowed} onChange={setAllowed} label="同意处理身份信息" className={css.check}>
        <Text className={css.note}>同意为核实身份、发放返利和依法纳税处理我的姓名和身份证号，加密保存</Text>
      </Checkbox>
      <Box className={css.agree}>
        <Checkbox checked={agreed} onChange={setAgreed} label="阅读并同意推广员服务协议" className={css.check}>
          <Text className={css.note}>我已年满 18 周岁，阅读并同意</Text>
        </Checkbox>
        <Link to={agreementUrl} className={css.way}>
          《推广员服务协议》
        </Link>
      </Box>
      <Button block busy={applying} onPress={submit}>
        提交申请
      </Button>
    </Card>
  )
}
