import { externalAddressesStore, useActions, useShop } from '@hearth/state'
import { Box, Button, Dialog, late, Text } from '@hearth/ui'
import { useState } from 'react'
import { useLoad } from '#hooks/use-load'
import css from './addresses.module.css'

const ExternalSheet = late(async () => (await import('./external-sheet')).ExternalSheet)

/**
 * Links to the addresses that the host app stores (F05), after asking for permission. Renders nothing if the app has no
 * addresses.
 */
export function ExternalPart({ allowed }: { allowed: number }) {
  const { check, busy } = useShop(externalAddressesStore, ({ check, busy }) => ({ check, busy }))
  const { loadCheck, loadList, allow } = useActions(externalAddressesStore)
  const [asking, setAsking] = useState(false)
  const [open, setOpen] = useState(false)
  useLoad(loadCheck, allowed)
  if (!check.data?.hasExternalAddress) return null
  const press = () => {
    if (!check.data?.authorized) return setAsking(true)
    void loadList()
    setOpen(true)
  }
  return (
    <Box className={css.external}>
      <Button kind="text" size="s" onPress={press}>
        从应用导入地址
      </Button>
      <Dialog
        open={asking}
        title="允许读取应用里的收货地址？"
        confirmText="允许"
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={async () => {
          const allowed = await allow()
          setAsking(false)
          setOpen(allowed)
        }}
      >
        <Text>只用于导入您选择的地址，可随时取消。</Text>
      </Dialog>
      <ExternalSheet open={open} onClose={() => setOpen(false)} />
    </Box>
  )
}
