import { errorToast, toastText } from '../toast-text.ts';

export const signInToasts = {
  loginEmpty: errorToast('ព័ត៌មានមិនទាន់គ្រប់', 'សូមបំពេញប្រអប់ទាំងអស់'),
  loginSucceeded: (who: string) => toastText('បានចូលដោយជោគជ័យ', `សូមស្វាគមន៍ ${who}!`),
  loginFailed: (message: string) => errorToast('ចូលមិនបាន', message),
  loginError: errorToast('មានកំហុសពេលចូល', 'មានកំហុសដែលមិនបានរំពឹងទុក។ សូមព្យាយាមម្ដងទៀត។'),
  loggedOut: toastText('បានចាកចេញ', 'អ្នកបានចាកចេញពីគណនីដោយជោគជ័យ'),
  logoutFailed: errorToast('ចាកចេញមិនបាន', 'អ្នកនៅតែស្ថិតក្នុងគណនី។ សូមព្យាយាមម្ដងទៀត។'),
  sessionEnded: errorToast(
    'បានចាកចេញពីគណនី',
    'រយៈពេលប្រើគណនីរបស់អ្នកបានចប់។ សូមចូលម្ដងទៀត៖ អ្វីដែលអ្នកបានកែនៅតែរក្សាទុក។',
  ),
  accountRemoved: errorToast('គណនីត្រូវបានដកចេញ', 'សូមសួរអ្នកគ្រប់គ្រង ប្រសិនបើនេះជាកំហុស។'),
  resetRequested: toastText(
    'សូមពិនិត្យអ៊ីមែលរបស់អ្នក',
    'ប្រសិនបើអាសយដ្ឋាននេះមានគណនី តំណសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មីកំពុងផ្ញើទៅ។',
  ),
  resetFailed: errorToast('មិនបានផ្ញើតំណទេ', 'មិនអាចផ្ញើសំណើបានទេ។ សូមព្យាយាមម្ដងទៀត។'),
  passwordChanged: toastText('បានប្ដូរពាក្យសម្ងាត់', 'ចាប់ពីពេលនេះ អ្នកអាចប្រើពាក្យសម្ងាត់ថ្មីរបស់អ្នក។'),
  passwordChangeFailed: (message: string) => errorToast('មិនបានប្ដូរពាក្យសម្ងាត់ទេ', message),
};

export const loginMessages = {
  invalidCredentials: 'អ៊ីមែល ឬពាក្យសម្ងាត់មិនត្រឹមត្រូវ។ សូមព្យាយាមម្ដងទៀត។',
  noUserFound: 'រកមិនឃើញគណនី',
  unexpected: 'មានកំហុសដែលមិនបានរំពឹងទុក',
};

export const signInWords = {
  tabTitle: (page: string) => `${page} – គ្រប់គ្រង`,
  tabCount: (count: number, title: string) => `(${count}) ${title}`,
  title: 'ចូលគណនី',
  text: 'សម្រាប់បុគ្គលិកសណ្ឋាគារ។',
  email: 'អ៊ីមែល',
  password: 'ពាក្យសម្ងាត់',
  forgot: 'ភ្លេចពាក្យសម្ងាត់?',
  button: 'ចូល',
  checkingSession: 'កំពុងពិនិត្យគណនីរបស់អ្នក',
  tooManyTries: (seconds: number) => `បានព្យាយាមច្រើនដងពេក។ សូមរង់ចាំ ${seconds} វិនាទី។`,
  keptDrafts: 'អ្វីដែលបានសរសេរតែមិនទាន់រក្សាទុក នៅតែទុកក្នុងកម្មវិធីរុករកនេះ រហូតដល់អ្នកចូលម្ដងទៀត។',
  deleteDrafts: 'លុបចោល',
};

export const forgotPasswordWords = {
  title: 'កំណត់ពាក្យសម្ងាត់ឡើងវិញ',
  text: 'យើងនឹងផ្ញើតំណមួយសម្រាប់កំណត់ពាក្យសម្ងាត់ថ្មី។',
  email: 'អ៊ីមែល',
  button: 'ផ្ញើតំណ',
  back: 'ត្រឡប់ទៅការចូលគណនី',
};
