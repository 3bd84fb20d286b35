import { spokenByStaff } from '@/words/spoken';

export const words = spokenByStaff({
  en: {
    name: 'Quotation',
    purpose: 'Somebody’s words, large and alone.',
    looks: { large: 'Large', quiet: 'Quiet', dark: 'On the dark ground' },
    labels: { quote: 'Words', author: 'Who said it', role: 'Who that is' },
    quoteHint: 'Without quotation marks: the page adds those of its language.',
    roleHint: 'For example “Guest in May” or “Cook”.',
  },
  km: {
    name: 'សម្ដី',
    purpose: 'ពាក្យសម្ដីរបស់នរណាម្នាក់ ធំ និងដាច់ដោយឡែក។',
    looks: { large: 'ធំ', quiet: 'ស្ងៀមស្ងាត់', dark: 'លើផ្ទៃងងឹត' },
    labels: { quote: 'ពាក្យសម្ដី', author: 'អ្នកនិយាយ', role: 'គាត់ជានរណា' },
    quoteHint: 'មិនបាច់ដាក់សញ្ញាសម្រង់ទេ៖ ទំព័រដាក់តាមភាសារបស់វា។',
    roleHint: 'ឧទាហរណ៍ “ភ្ញៀវខែឧសភា” ឬ “ចុងភៅ”។',
  },
});
