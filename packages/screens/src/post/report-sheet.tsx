import { POST_REPORT_LABEL, type PostReport } from '@hearth/domain'
import { postStore, useActions, useShop } from '@hearth/state'
import { Box, Button, FormField, Pills, Sheet, TextArea } from '@hearth/ui'
import { useState } from 'react'
import css from './post.module.css'

const CAUSES = Object.entries(POST_REPORT_LABEL).map(([key, label]) => ({ key, label }))

/** Asks for a reason and reports a post. */
export function ReportSheet({ postId, open, onClose }: { postId: string; open: boolean; onClose: () => void }) {
  const store = postStore(postId)
  const reporting = useShop(store, (state) => state.reporting)
  const { report } = useActions(store)
  const [cause, setCause] = useState<PostReport>()
  const [note, setNote] = useState('')
  const send = async () => {
    if (cause !== undefined && (await report(cause, note.trim()))) onClose()
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="举报这篇内容"
      footer={
        <Button block busy={reporting} disabled={cause === undefined} onPress={send}>
          {cause === undefined ? '请选择原因' : '提交'}
        </Button>
      }
    >
      <Box className={css.form}>
        <Pills
          label="举报原因"
          items={CAUSES}
          current={cause === undefined ? undefined : String(cause)}
          onChoose={(key) => setCause(Number(key) as PostReport)}
        />
        <FormField label="补充说明" hint="选填，写明问题在哪里，核实会更快">
          {(input) => <TextArea {...input} rows={3} value={note} maxLength={200} onChange={setNote} />}
        </FormField>
      </Box>
    </Sheet>
  )
}
