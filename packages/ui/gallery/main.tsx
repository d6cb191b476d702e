import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiProvider } from '@hearth/ui'
import '@hearth/ui/styles.css'
import { App } from './app'
import { SHOP } from './samples'

const query = new URLSearchParams(location.search)
const largeText = query.has('large')
document.documentElement.classList.toggle('large-text', largeText)

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <UiProvider navigate={(path) => (location.hash = path)} largeText={largeText} shop={SHOP}>
      <App show={query.get('show') ?? 'all'} />
    </UiProvider>
  </StrictMode>,
)
