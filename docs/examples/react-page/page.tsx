import { formatFen } from '@hearth/domain'
import { AbortError, createApi, type ApiError, type ProductItem } from '@hearth/sdk'
import { products } from '@hearth/sdk/products'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

const api = createApi({ baseUrl: '', channelId: 1, platformId: 2 }, { products })

function Recommended() {
  const [items, setItems] = useState<ProductItem[]>([])
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const leaving = new AbortController()
    api.products.recommend({ scene: 'home', count: 6 }, { signal: leaving.signal }).then(
      ({ result }) => setItems(result),
      (error: ApiError) => error instanceof AbortError || setFailure(error.text),
    )
    return () => leaving.abort()
  }, [])
  return (
    <>
      <h1>大家都在买</h1>
      {failure && <p role="alert">{failure}</p>}
      <ul>
        {items.map(({ skuNo, name, price }) => (
          <li key={skuNo}>
            {name} ¥{formatFen(price)}
          </li>
        ))}
      </ul>
    </>
  )
}

createRoot(document.getElementById('page')!).render(<Recommended />)
