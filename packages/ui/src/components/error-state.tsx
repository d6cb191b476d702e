import { EmptyState } from './empty-state'

export interface ErrorStateProps {
  title?: string
  text?: string
  onRetry?: () => void
}

/** Shown in place of data that could not be loaded, with a button to try again. */
export function ErrorState({ title = '加载失败', text = '网络开小差了，请稍后再试', onRetry }: ErrorStateProps) {
  return (
    <EmptyState
      picture="offline"
      title={title}
      text={text}
      action={onRetry && { label: '重新加载', onPress: onRetry }}
    />
  )
}
