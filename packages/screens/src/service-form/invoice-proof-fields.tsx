import { readDay, typedCode } from '@hearth/domain'
import { serviceFormStore, useActions, usePorts, useShop } from '@hearth/state'
import { Box, Button, FormField, Icon, Image, Input, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './service-form.module.css'

/**
 * The fields for the date and the picture of the invoice. The code of this component is loaded when the shopper says
 * that there is an invoice.
 */
export function InvoiceProofFields({ open, orderItemId }: { open: boolean; orderItemId: string }) {
  const store = serviceFormStore(orderItemId)
  const refusal = useShop(store, (state) => state.refusal)
  const { change } = useActions(store)
  const [day, setDay] = useState('')
  const wrongDay = day.length === 10 && readDay(day) === undefined ? '请按 2026-11-01 的格式填写' : undefined
  if (!open) return null
  return (
    <Box className={css.hours}>
      <FormField label="开票日期" error={refusal?.field === 'invoiceTime' ? refusal.message : wrongDay}>
        {(input) => (
          <Input
            {...input}
            value={day}
            maxLength={20}
            placeholder="例如 2026-11-01"
            autoComplete="off"
            onChange={(text) => {
              const day = typedCode(text)
              setDay(day)
              change({ invoiceTime: readDay(day) })
            }}
          />
        )}
      </FormField>
      <InvoicePicture orderItemId={orderItemId} />
    </Box>
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
  const { pickPicture } = usePorts()
  if (!pickPicture) return null
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
