import { afterSaleStore, useActions, useShop } from '@hearth/state'
import { Box, Button, FormField, Input, ListSkeleton, Pills, Sheet } from '@hearth/ui'
import { useState } from 'react'
import { useLoad } from '#hooks/use-load'
import { isSettled } from '#hooks/use-whole'
import css from './after-sale.module.css'

/** Asks for the courier and tracking number of a returned product. */
export function BillSheet({ id, open, onClose }: { id: string; open: boolean; onClose: () => void }) {
  const store = afterSaleStore(id)
  const couriers = useShop(store, (state) => state.couriers)
  const busy = useShop(store, (state) => state.busy)
  const { loadCouriers, sendParcel } = useActions(store)
  const [company, setCompany] = useState('')
  const [number, setNumber] = useState('')
  const [asked, setAsked] = useState(false)
  useLoad(loadCouriers, open)
  const missing = { company: company.trim() === '', number: number.trim() === '' }
  const submit = async () => {
    setAsked(true)
    if (missing.company || missing.number) return
    if (await sendParcel(company.trim(), number.trim())) onClose()
  }
  return (
    <Sheet open={open} onClose={onClose} title="填写快递单号">
      {/* The list of couriers is above the fields. The form is shown only once the couriers are loaded, so that no
          field moves. */}
      {isSettled(couriers) ? (
        <Box as="form" onSubmit={() => void submit()}>
          <Box className={css.couriers}>
            <Pills
              label="常用快递公司"
              items={(couriers.data ?? []).map(({ name }) => ({ key: name, label: name }))}
              current={company}
              onChoose={setCompany}
            />
          </Box>
          <FormField label="快递公司" required error={asked && missing.company ? '请选择或填写快递公司' : undefined}>
            {(input) => (
              <Input {...input} value={company} onChange={setCompany} maxLength={40} placeholder="选择上方或自行填写" />
            )}
          </FormField>
          <FormField label="快递单号" required error={asked && missing.number ? '请填写快递单号' : undefined}>
            {(input) => (
              <Input
                {...input}
                value={number}
                onChange={setNumber}
                maxLength={40}
                placeholder="快递底单上的运单号"
                autoComplete="off"
              />
            )}
          </FormField>
          <Button type="submit" block busy={busy}>
            提交
          </Button>
        </Box>
      ) : (
        <ListSkeleton />
      )}
    </Sheet>
  )
}
