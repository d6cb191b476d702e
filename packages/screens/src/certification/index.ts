export { CertificationScreen } from './certification-screen'
