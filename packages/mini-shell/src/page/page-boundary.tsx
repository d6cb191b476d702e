import { Component, type ReactNode } from 'react'
import { ErrorState } from '@hearth/ui'

/** Error boundary of one page. The app continues, and the shopper can render the page again. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState title="页面出了点问题" text="请重试，或稍后再来" onRetry={() => this.setState({ failed: false })} />
    )
  }
}
