import '../ui/tokens.css'
import '../ui/base.css'
import { createRoot } from 'react-dom/client'
import { DriverApp } from './driver-app.tsx'

createRoot(document.querySelector('#app')!).render(<DriverApp />)
