//! Names that look alike to rustc, by the tables of UTS 39 as far as letters stay in names.
//!
//! Invariant: letters of a group have one skeleton there, and no other letters that stay have it.

use std::collections::HashMap;
use std::sync::LazyLock;

/// Letters that look alike.
const GROUPS: &str = "ノ丿 3З 6б AΑА ÁΆ BΒВ CС EΕЕ ÉΈ ËЁ HΗН JЈ KΚК MΜМ NΝ 0OΟО ÓΌ Θθ PΡР SЅ TΤТ丅 XΧХ YΥУ丫 ÝΎ ŸΫ ZΖ aαа áά \
    bЬ cс eе ëё ħћ iιі íί ïϊї jј 1IlΙІ ÍĺΊ ÏΪЇ ŋη oοσо óό pþρр rг ŕѓ sѕ uυ úύ üϋ vν wш xх yγу ßβ κк ΛЛ \
    φф ΓГ ΠП ΦФ πп 爿뉘 卟마 丛쓰 今슥 合슴 丕조 長튽 τт へヘ ぺペ べベ ホ朩 メ乄 ニ二 イ亻 併倂 値值 兌兑 ハ八 凑湊 凒溰 凓溧 凔滄 凗漼 凘澌 凙澤 凚澿 凜澟 \
    凟瀆 カ力 ヒ匕 ト卜 ム厶 ロ口囗 吳吴呉 啓啟 喦嵒 土士 塡填 墫壿 タ夕 奨奬獎 妹妺 娛娯娱 媯嬀 寉隺 エ工 巿市 帡帲 ヨ彐 恆恒 悅悦 戶户戸 抹抺 挩捝 挿插揷 揺搖摇 敓敚 日曰 \
    昧昩 晚晩 朌肦 朏胐 朐胊 朓脁 朘脧 朣膧 未末 杮柿 梲棁 榝樧 沫沬 涗涚 湌飡 凐湮 溈潙 溤馮 濂濓 瑤瑶 眛眜 研硏 ネ礻 稅税 絕絶 絙絚 緒緖 胼腁 脫脱 卄卝艹 苿茉 蒍蔿 蘷虁 \
    蛻蜕 訮詽 說説 謠謡 讆讏 豜豣 赿趆 跥跺 躗躛 躱躲 軿輧 郷鄉鄕 銳鋭 鎭鎮 飮飲 鹂鹃 黑黒 εє";

/// The first letter of the group that a letter is in.
static FIRST: LazyLock<HashMap<char, char>> = LazyLock::new(|| {
    let groups = GROUPS
        .split(' ')
        .filter_map(|group| Some((group, group.chars().next()?)));
    groups
        .flat_map(|(group, first)| group.chars().map(move |one| (one, first)))
        .collect()
});

/// Returns a text that names which look alike share.
pub(crate) fn looks(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for letter in name.chars() {
        match letter {
            'm' => out.push_str("rn"),
            // As `bl` and `lO`, whose groups have these first.
            'Ы' => out.push_str("b1"),
            'Ю' => out.push_str("10"),
            other => out.push(FIRST.get(&other).copied().unwrap_or(other)),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use unicode_security::confusable_detection::skeleton;

    use super::super::letters::kept;
    use super::looks;

    // SPEC S2
    #[test]
    fn letters_look_alike_where_rustc_says_so() {
        let ascii = ('0'..='z').filter(char::is_ascii_alphanumeric);
        let mut ours: BTreeMap<String, String> = BTreeMap::new();
        let mut theirs: BTreeMap<String, String> = BTreeMap::new();
        for letter in ascii.chain(kept()) {
            let own = letter.to_string();
            let known = skeleton(&own).collect::<String>();
            theirs.entry(known).or_default().push(letter);
            ours.entry(looks(&own)).or_default().push(letter);
        }
        let groups = |all: BTreeMap<String, String>| -> Vec<String> {
            let mut all: Vec<String> = all.into_values().collect();
            all.sort_unstable();
            all
        };
        assert_eq!(groups(ours), groups(theirs));
        for (one, other) in [("größem", "größern"), ("Ы", "bl"), ("Ю", "lO")] {
            assert!(skeleton(one).eq(skeleton(other)), "{one}");
            assert_eq!(looks(one), looks(other));
        }
    }
}
