import { ShopPage } from '@hearth/screens/parts'

const reload = () => location.reload()

/** Stands in while the code of a page is fetched (R12). When it does not come, the shop may have been renewed meanwhile: the page is loaded anew. */
export function LoadingPage({ title, failed }: { title: string; failed: boolean }) {
  return <ShopPage title={title} load={failed ? { status: 'failed', error: { message: '页面没有加载出来，请检查网络后重试' } } : { status: 'loading' }} onRetry={reload} />
}
