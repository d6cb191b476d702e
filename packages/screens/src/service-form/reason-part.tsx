import { RETURN_TYPE } from '@hearth/domain'
import { serviceFormStore, useActions, useShop, type ServiceReason } from '@hearth/state'
import { Box, Pills, Text } from '@hearth/ui'
import css from './service-form.module.css'

const itemsOf = (reasons: readonly ServiceReason[]) => reasons.map(({ code, text }) => ({ key: code, label: text }))

/** Lets the shopper choose a general reason, and then a specific one if the reason has any (E08). */
export function ReasonPart({ orderItemId, reasons }: { orderItemId: string; reasons: readonly ServiceReason[] }) {
  const store = serviceFormStore(orderItemId)
  const form = useShop(store, (state) => state.form)
  const { change, quote } = useActions(store)
  const root = reasons.find(({ code }) => code === (form.hasChild ? form.rootReason : form.reason))
  // The new reason may need a return, so the choice of no return is removed.
  const way = form.returnType === RETURN_TYPE.none ? { returnType: '' as const } : {}
  const chooseRoot = (code: string) => {
    const found = reasons.find((one) => one.code === code)
    if (!found) return
    const hasChild = found.children.length > 0
    change({
      ...way,
      hasChild,
      rootReason: hasChild ? code : '',
      reason: hasChild ? '' : code,
      reasonTxt: found.text,
      childReasonTxt: '',
      tips: found.tips ?? '',
    })
    if (!hasChild) void quote()
  }
  const chooseChild = (code: string) => {
    const found = root?.children.find((one) => one.code === code)
    if (!found) return
    change({ ...way, reason: code, childReasonTxt: found.text })
    void quote()
  }
  return (
    <Box className={css.reasons}>
      <Text as="h2" className={css.title}>
        申请原因
      </Text>
      <Pills label="申请原因" items={itemsOf(reasons)} current={root?.code} onChoose={chooseRoot} />
      {root && root.children.length > 0 && (
        <>
          <Text as="p" className={css.note}>
            具体是什么问题？
          </Text>
          <Pills label={root.text} items={itemsOf(root.children)} current={form.reason} onChoose={chooseChild} />
        </>
      )}
      {form.tips && (
        <Text as="p" className={css.note}>
          {form.tips}
        </Text>
      )}
    </Box>
  )
}
