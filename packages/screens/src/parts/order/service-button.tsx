import { profileStore, selectProfile, serviceStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Dialog, Link, Text } from '@hearth/ui'
import { useState } from 'react'
import css from './service-button.module.css'

const none: string[] = []

/** Calls the merchant of the products; the shop if the merchant has no telephone. */
export function ServiceButton({ spuNos = none, label = '联系客服' }: { spuNos?: string[]; label?: string }) {
  const { status, data } = useShop(serviceStore, (state) => state.merchants)
  const { load } = useActions(serviceStore)
  const hours = useShop(profileStore, selectProfile)?.serviceHours
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const ask = () => {
    setOpen(true)
    void load(spuNos)
  }
  return (
    <>
      <Button kind="outline" block onPress={ask}>
        {label}
      </Button>
      <Dialog open={open} title="联系客服" confirmText="关闭" cancelText="" onConfirm={close} onCancel={close}>
        {hours && <Text as="p">服务时间：{hours}</Text>}
        <Box live="polite">
          {status === 'loading' && <Text as="p">正在查找电话</Text>}
          {status === 'ready' && !data?.length && <Text as="p">暂时查不到客服电话，请稍后再试</Text>}
          {data?.map(({ merchantId, name, telephone }) => (
            <Link
              key={merchantId}
              to={`tel:${telephone}`}
              className={css.call}
              label={`拨打${name}的客服电话 ${telephone}`}
            >
              <Text>{name}</Text>
              <Text className={css.number}>{telephone}</Text>
            </Link>
          ))}
        </Box>
        {status === 'failed' && (
          <Button kind="text" onPress={ask}>
            加载失败，点击重试
          </Button>
        )}
      </Dialog>
    </>
  )
}
