import { HAS_INVOICE, HAS_INVOICE_LABEL, readDay, SERVICE_TYPE } from '@hearth/domain'
import { serviceFormStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, Card, FormField, Icon, Image, Input, Pills, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './service-form.module.css'

const ANSWERS = [HAS_INVOICE.yes, HAS_INVOICE.no].map((answer) => ({
  key: String(answer),
  label: HAS_INVOICE_LABEL[answer],
}))

/** Whether the shopper has the invoice of what is to be repaired, which helps staff judge its warranty (E08). */
export function InvoiceProofPart({ orderItemId }: { orderItemId: string }) {
  const store = serviceFormStore(orderItemId)
  const { form, refusal } = useShop(store, ({ form, refusal }) => ({ form, refusal }))
  const { change } = useActions(store)
  const [day, setDay] = useState('')
  if (form.serviceType !== SERVICE_TYPE.repair) return null
  const wrongDay = day.length === 10 && readDay(day) === undefined ? '请按 2026-11-01 的样子填写' : undefined
  return (
    <Card as="section" label="购买发票">
      <Text as="h2" className={css.title}>
        购买发票（选填）
      </Text>
      <Text as="p" className={css.note}>
        有发票的请填写，便于商家核对保修期
      </Text>
      <Pills
        label="购买发票"
        items={ANSWERS}
        current={String(form.hasInvoice)}
        onChoose={(key) =>
          change({
            hasInvoice: key === String(HAS_INVOICE.yes) ? HAS_INVOICE.yes : HAS_INVOICE.no,
            ...(key === String(HAS_INVOICE.yes) ? {} : { invoiceTime: undefined, invoicePicture: '' }),
          })
        }
      />
      {form.hasInvoice === HAS_INVOICE.yes && (
        <Box className={css.hours}>
          <FormField label="开票日期" error={refusal?.field === 'invoiceTime' ? refusal.message : wrongDay}>
            {(input) => (
              <Input
                {...input}
                value={day}
                maxLength={10}
                placeholder="例如 2026-11-01"
                autoComplete="off"
                onChange={(text) => {
                  setDay(text.trim())
                  change({ invoiceTime: readDay(text.trim()) })
                }}
              />
            )}
          </FormField>
          <InvoicePicture orderItemId={orderItemId} />
        </Box>
      )}
    </Card>
  )
}

function InvoicePicture({ orderItemId }: { orderItemId: string }) {
  const store = serviceFormStore(orderItemId)
  const { picture, uploading, refusal } = useShop(store, ({ form, uploading, refusal }) => ({
    picture: form.invoicePicture,
    uploading,
    refusal,
  }))
  const { addInvoicePicture, change } = useActions(store)
  const { sendPicture } = usePorts()
  if (!sendPicture) return null
  return (
    <>
      {picture ? (
        <Box className={css.picture}>
          <Image src={picture} alt="发票图片" width={100} height={100} sizes="88px" />
          <Button
            kind="bare"
            className={css.remove}
            label="删除发票图片"
            onPress={() => change({ invoicePicture: '' })}
          >
            <Icon name="close" size={16} />
          </Button>
        </Box>
      ) : (
        <Button kind="bare" className={css.add} label="上传发票图片" busy={uploading > 0} onPress={addInvoicePicture}>
          <Icon name="plus" size={24} />
          <Text className={css.addText}>发票图片</Text>
        </Button>
      )}
      <Box live="polite" className={css.refusal}>
        {refusal?.field === 'invoicePicture' && <Text>{refusal.message}</Text>}
      </Box>
    </>
  )
}
