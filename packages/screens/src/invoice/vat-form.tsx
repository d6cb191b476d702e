import { checkVat, INVOICE_HEADER, VAT_INVOICE_STATUS, VAT_INVOICE_STATUS_LABEL } from '@hearth/domain'
import { appStore, invoiceStore, useActions, useShop, type VatInvoice, type VatInvoiceDraft } from '@hearth/state'
import { Box, Button, Card, Dialog, FormField, Input, Tag, Text } from '@hearth/ui'
import { useState } from 'react'
import { CodeInput } from '#parts/fields/code-input'
import { TitlePart } from '#parts/invoice/title-part'
import { fillVat } from './fill-vat'
import css from './invoice.module.css'

const FIELDS = [
  { name: 'companyName', label: '企业名称', hint: '与营业执照一致', longest: 100 },
  { name: 'taxNumber', label: '统一社会信用代码', hint: '18 位，含末位校验', longest: 20, isCode: true },
  { name: 'registeredAddress', label: '注册地址', longest: 200 },
  { name: 'registeredTelephone', label: '注册电话', longest: 30 },
  { name: 'bankName', label: '开户银行', hint: '请填写到支行', longest: 100 },
  { name: 'bankAccount', label: '银行账号', longest: 40, isCode: true },
] as const satisfies readonly {
  name: keyof VatInvoiceDraft
  label: string
  hint?: string
  longest: number
  isCode?: true
}[]

const EMPTY: VatInvoiceDraft = {
  companyName: '',
  taxNumber: '',
  registeredAddress: '',
  registeredTelephone: '',
  bankName: '',
  bankAccount: '',
}

/** The company of special VAT invoices: six fields, which staff review before they can be used (F04, S05). */
export function VatForm({ vat }: { vat?: VatInvoice }) {
  const { busy, refusal } = useShop(invoiceStore, ({ busy, refusal }) => ({ busy, refusal }))
  const { keepVat, removeVat, forgetRefusal } = useActions(invoiceStore)
  const { showToast } = useActions(appStore)
  const [draft, setDraft] = useState<VatInvoiceDraft>(() => ({ ...EMPTY, ...vat }))
  const [asked, setAsked] = useState(false)
  const [removing, setRemoving] = useState(false)
  const found = checkVat(draft)
  const submit = async () => {
    setAsked(true)
    if (Object.keys(found).length > 0) return
    const { companyName, taxNumber, registeredAddress, registeredTelephone, bankName, bankAccount } = draft
    await keepVat({ companyName, taxNumber, registeredAddress, registeredTelephone, bankName, bankAccount })
  }
  const errorOf = (name: keyof VatInvoiceDraft) =>
    refusal?.field === name ? refusal.message : asked ? found[name] : undefined
  return (
    <Card as="section" label="增值税专用发票资料">
      {vat && (
        <Box className={css.status}>
          <Tag
            tone={
              vat.status === VAT_INVOICE_STATUS.usable
                ? 'good'
                : vat.status === VAT_INVOICE_STATUS.refused
                  ? 'bad'
                  : 'warn'
            }
          >
            {VAT_INVOICE_STATUS_LABEL[vat.status]}
          </Tag>
          {vat.refusedReason && <Text className={css.reason}>{vat.refusedReason}</Text>}
        </Box>
      )}
      <Box as="form" onSubmit={() => void submit()}>
        <TitlePart
          onPicked={(title) => {
            if (title.header !== INVOICE_HEADER.enterprise) return showToast('专用发票只能开给企业，请选择企业抬头')
            setDraft((before) => fillVat(before, title))
            forgetRefusal()
          }}
        />
        {FIELDS.map(({ name, label, longest, ...field }) => (
          <FormField
            key={name}
            label={label}
            required
            hint={'hint' in field ? field.hint : undefined}
            error={errorOf(name)}
          >
            {(input) => {
              const write = (text: string) => {
                setDraft({ ...draft, [name]: name === 'taxNumber' ? text.toUpperCase() : text })
                forgetRefusal()
              }
              const shared = { ...input, value: draft[name], onChange: write, autoComplete: 'off' }
              return 'isCode' in field ? (
                <CodeInput {...shared} longest={longest} />
              ) : (
                <Input {...shared} maxLength={longest} />
              )
            }}
          </FormField>
        ))}
        <Box live="assertive" className={css.refusal}>
          {refusal && !refusal.field && <Text>{refusal.message}</Text>}
        </Box>
        <Button type="submit" block busy={busy}>
          {vat ? '修改并重新提交审核' : '提交审核'}
        </Button>
      </Box>
      {vat && (
        <Button kind="text" block onPress={() => setRemoving(true)}>
          删除资料
        </Button>
      )}
      <Dialog
        open={removing}
        title="删除专票资料？"
        confirmText="删除"
        danger
        busy={busy}
        onCancel={() => setRemoving(false)}
        onConfirm={async () => {
          await removeVat()
          setRemoving(false)
        }}
      >
        <Text>已开具的发票不受影响。</Text>
      </Dialog>
    </Card>
  )
}
