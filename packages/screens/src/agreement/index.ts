export { AgreementScreen } from './agreement-screen'
